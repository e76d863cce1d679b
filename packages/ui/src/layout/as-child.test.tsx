import { describe, expect, it } from "vitest";
import { ButtonLink, IconButton } from "../button/index.ts";
import { serverHtml } from "../fixtures/server-html.tsx";
import { TextLink } from "../link/index.ts";

/** Represents a router's link. */
function RouterLink({ to, children, ...rest }: React.ComponentProps<"a"> & { to: string }) {
  return (
    <a {...rest} href={`/shop${to}`}>
      {children}
    </a>
  );
}

describe("asChild", () => {
  it("applies the styles to a router's link and wraps its content", () => {
    const plain = serverHtml(<ButtonLink href="/shop/cart">Cart</ButtonLink>);
    const routed = serverHtml(
      <ButtonLink asChild>
        <RouterLink to="/cart">Cart</RouterLink>
      </ButtonLink>,
    );
    const attributes = (html: string) => html.match(/(?:href|class)="[^"]*"/g)?.toSorted();
    expect(attributes(routed)).toEqual(attributes(plain));
    expect(routed).toMatch(/<span[^>]*>Cart<\/span><\/a>$/);
  });

  it("joins classes and styles, and lets the child's attributes win", () => {
    const html = serverHtml(
      <TextLink asChild className="given" style={{ color: "red" }} id="given">
        <a href="#cart" className="own" style={{ margin: 0 }} id="own">
          Care
        </a>
      </TextLink>,
    );
    expect(html).toMatch(/class="[^"]*given own"/);
    expect(html).toContain('style="color:red;margin:0"');
    expect(html).toContain('id="own"');
  });

  it("names an icon link, and explains the error for a child that is not an element", () => {
    expect(
      serverHtml(
        <IconButton label="Cart" asChild>
          <a href="#cart">+</a>
        </IconButton>,
      ),
    ).toMatch(/^<a [^>]*aria-label="Cart"[^>]*>\+<\/a>$/);
    expect(() => serverHtml(<ButtonLink asChild>Cart</ButtonLink>)).toThrow("takes one element");
  });
});
