import "@preforma/ui/button/styles.css";
import "@preforma/ui/dialog/styles.css";
import "@preforma/ui/form/styles.css";
import "@preforma/ui/layout/styles.css";
import "@preforma/ui/phone-field/styles.css";
import "@preforma/ui/product-card/styles.css";
import "@preforma/ui/site-header/styles.css";
import { textIn } from "@preforma/domain/locales";
import { phoneSchema } from "@preforma/domain/phone/schema";
import { Button } from "@preforma/ui/button";
import {
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from "@preforma/ui/dialog";
import { fixtureFieldWords, fixtureImage, fixtureProducts } from "@preforma/ui/fixtures";
import { Form, SubmitButton } from "@preforma/ui/form";
import { Container, Grid, Section } from "@preforma/ui/layout";
import { FormPhoneField } from "@preforma/ui/phone-field";
import { ProductCard } from "@preforma/ui/product-card";
import { useLocale } from "@preforma/ui/provider";
import { SiteHeader } from "@preforma/ui/site-header";
import { z } from "zod";
import { Order } from "./order.tsx";
import words from "./words.json";

// The schema is loaded when a visitor focuses the form; it may combine the domain's schemas with custom ones.
const schema = () => Promise.resolve(z.object({ phone: phoneSchema }));

export function App() {
  const { locale } = useLocale();
  const texts = words[locale];
  const fields = textIn(fixtureFieldWords, locale);
  return (
    <>
      <SiteHeader
        homeHref="/"
        items={[{ href: "/contact", title: texts.contact }]}
        search={{ action: "/search" }}
      />
      <main>
        <Section>
          <Container>
            <h1>{texts.title}</h1>
            <DialogRoot>
              <DialogTrigger asChild>
                <Button>{texts.call}</Button>
              </DialogTrigger>
              <DialogContent>
                <DialogHeader>
                  <DialogTitle>{texts.call}</DialogTitle>
                </DialogHeader>
                <DialogBody>
                  <Form
                    action="/call"
                    schema={schema}
                    send={() => Promise.resolve({ ok: true, message: texts.thanks })}
                  >
                    <FormPhoneField name="phone" label={fields.phone} hint={fields.phoneHint} />
                    <SubmitButton>{fields.send}</SubmitButton>
                  </Form>
                </DialogBody>
              </DialogContent>
            </DialogRoot>
            <Grid>
              {fixtureProducts.map((product) => (
                <ProductCard
                  key={product.code}
                  href={`/${product.code}`}
                  title={textIn(product.title, locale)}
                  code={product.code}
                  image={fixtureImage(product.picture, textIn(product.title, locale))}
                  facts={textIn(product.facts, locale)}
                  price={
                    product.priceMinor === null ? null : { amountMinor: product.priceMinor, currency: "TRY" }
                  }
                  minimumOrder={product.minimumOrder}
                  headingLevel={2}
                />
              ))}
            </Grid>
            <Order />
          </Container>
        </Section>
        <Section tone="ink">
          <p>{texts.sending}</p>
        </Section>
      </main>
    </>
  );
}
