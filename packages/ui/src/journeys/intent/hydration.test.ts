import { expect, it } from "vitest";
import { openJourneys } from "./visit.ts";

/** Hydration keeps what visitors did before the page's script had loaded. */
const { visitBeforeParts } = openJourneys({ react: "development" });
const late = { late: true };

it("an open popover keeps the text typed in it, and opens by its library the next time", () =>
  visitBeforeParts(async (page, line) => {
    await page.click("#hint");
    const field = page.locator("[role=dialog]:popover-open input");
    await field.fill("38/400");
    await line.hydrate();
    expect(await field.inputValue()).toBe("38/400");
    line.release();
    await page.hover("#hint");
    expect(await field.inputValue()).toBe("38/400");
    await page.keyboard.press("Escape");
    await page.locator("#hint[aria-expanded=false]").waitFor();
    await page.click("#hint");
    await page.locator("[role=dialog][data-state=open]").waitFor();
  }, late));

it("an open menu performs the chosen action and closes", () =>
  visitBeforeParts(async (page, line) => {
    await page.click("#actions");
    await page.locator("[role=group]:popover-open").waitFor();
    await line.hydrate();
    await page.locator("[role=group]:popover-open").getByRole("button", { name: "Copy" }).click();
    expect(await page.textContent("#done")).toBe("copy");
    await page.locator("[role=group]:popover-open").waitFor({ state: "detached" });
  }, late));

it("fields keep their text and continue from it", () =>
  visitBeforeParts(async (page, line) => {
    const typed = {
      "#city": "izm",
      "#wall": "1,2",
      "#pieces": "300",
      "#phone": "5321234567",
      "#search input": "jar",
    };
    for (const [field, text] of Object.entries(typed)) await page.fill(field, text);
    await line.hydrate();
    for (const [field, text] of Object.entries(typed)) expect(await page.inputValue(field)).toBe(text);
    line.release();
    await page.press("#wall", "ArrowUp");
    expect(await page.inputValue("#wall")).toBe("1.3");
    await page.press("#pieces", "ArrowUp");
    expect(await page.inputValue("#pieces")).toBe("350");
    await page.click("#phone");
    await expect.poll(() => page.inputValue("#phone")).toBe("532 123 45 67");
    await page.click("#search input");
    await page.getByRole("option", { name: "Round jar" }).waitFor();
    await page.click("#city");
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option", { name: "İzmir" }).waitFor();
  }, late));

it("controlled searches and choices adopt the typed and chosen values", () =>
  visitBeforeParts(async (page, line) => {
    await page.fill("#faq input", "samples");
    await page.fill("#swatches input[type=search]", "1000");
    await page.check("#colour input[value=black]", { force: true });
    await page.check("#stars input[value='5']", { force: true });
    await page.check("#mail");
    await page.locator("#volume input").first().fill("30");
    await page.fill("[name=weight-from]", "100");
    await page.check("[name=delivery_address_id][value=new]", { force: true });
    await page.check("[name=payment_type][value=cash_on_delivery]", { force: true });
    await page.fill("#delivery textarea", "Ring twice");
    await line.hydrate();
    await expect.poll(() => page.locator("#faq details").count()).toBe(1);
    await expect.poll(() => page.locator("#swatches li").count()).toBe(1);
    expect(await page.inputValue("#faq input")).toBe("samples");
    await expect
      .poll(() => page.textContent("#chosen-values"))
      .toBe('{"colour":"black","rating":5,"isOn":true,"volume":[30,90],"payment":"cash_on_delivery"}');
    const thumb = page.locator("#weight input[type=range]").first();
    await expect.poll(() => thumb.getAttribute("aria-valuetext")).toBe("100");
    expect(await page.inputValue("[name=weight-from]")).toBe("100");
    await expect.poll(() => page.isEnabled("[name=town]")).toBe(true);
    await expect.poll(() => page.getByText("40 characters left").count()).toBe(1);
  }, late));

it("a portrait that failed to load is replaced by the initials", () =>
  visitBeforeParts(async (page, line) => {
    const picture = page.locator("#portrait img");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await line.hydrate();
    await picture.waitFor({ state: "detached" });
  }, late));

it("a gallery continues from the picture in view", () =>
  visitBeforeParts(async (page, line) => {
    const thumbnail = page.locator("#gallery a").nth(2);
    await thumbnail.click();
    await line.hydrate();
    await expect.poll(() => thumbnail.getAttribute("aria-current")).toBe("true");
  }, late));

it("hints of forms follow the typed and chosen values", () =>
  visitBeforeParts(async (page, line) => {
    const hint = { hasText: "10 digits for companies" };
    const hints = () =>
      Promise.all(["#company", "#address"].map((form) => page.locator(form).filter(hint).count()));
    expect(await hints()).toEqual([1, 1]);
    await page.check("#company [name=is_company]");
    await page.selectOption("#company [name=country]", "DE");
    await page.fill("#address [name=country]", "Germany");
    await page.fill("#review [name=first_name]", "Ayşe");
    await page.fill("#review [name=last_name]", "Yılmaz");
    await line.hydrate();
    await expect.poll(() => page.locator("#review").getByText("A** Y**").count()).toBe(1);
    await expect.poll(() => page.inputValue("#company [name=country]")).toBe("DE");
    // The last filled field has the focus, so the country of the address has already lost it.
    await expect.poll(hints).toEqual([0, 0]);
  }, late));
