/** No page can turn forced colours on; but it can make the rules that wait for them hold. */
const waiting = "(forced-colors: active)";
const holding = "(min-width: 0px)";
const turned = new Set<CSSMediaRule>();

/** The media rules of a style sheet, also those inside cascade layers. */
function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);
}

/** Imitates forced colours on this page, or stops to. Style sheets that come later need another call. */
export function imitateForcedColours(active: boolean): void {
  document.documentElement.toggleAttribute("data-forced-colours", active);
  if (active) {
    for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))) {
      if (!rule.media.mediaText.includes(waiting)) continue;
      rule.media.mediaText = rule.media.mediaText.replaceAll(waiting, holding);
      turned.add(rule);
    }
    return;
  }
  for (const rule of turned) rule.media.mediaText = rule.media.mediaText.replaceAll(holding, waiting);
  turned.clear();
}
