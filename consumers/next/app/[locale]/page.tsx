import { isLocale } from "@preforma/domain/locales";
import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Button, ButtonLink } from "@preforma/ui/button";
import {
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from "@preforma/ui/dialog";
import { fixtureFieldWords, fixtureProducts } from "@preforma/ui/fixtures";
import { Container, Grid, Section } from "@preforma/ui/layout";
import { PopoverParts } from "@preforma/ui/popover";
import { ProductCard } from "@preforma/ui/product-card";
import { Price } from "@preforma/ui/price";
import { SiteFooter } from "@preforma/ui/site-footer";
import { Heading, Text } from "@preforma/ui/text";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Call } from "../../parts/call.tsx";
import { Order } from "../../parts/order.tsx";
import words from "../../parts/words.json";

/** A server component that uses the library's components without wrappers. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const texts = words[locale === "ar" ? "ar" : "tr"];
  const fields = fixtureFieldWords[locale];
  const [cheapest] = fixtureProducts;
  return (
    <>
      <main>
        <Section>
          <Container>
            <Breadcrumb items={[{ label: texts.home, href: `/${locale}` }, { label: texts.title }]} />
            <Heading level={1}>{texts.title}</Heading>
            {cheapest?.priceMinor != null && (
              // A plain function, called on the server.
              <Text>
                <Price amountMinor={cheapest.priceMinor} currency="TRY" vatRate={2000} />
              </Text>
            )}
            <DialogRoot>
              <DialogTrigger asChild>
                <Button>{texts.call}</Button>
              </DialogTrigger>
              <DialogContent>
                <DialogHeader>
                  <DialogTitle>{texts.call}</DialogTitle>
                </DialogHeader>
                <DialogBody>
                  <Call texts={{ name: texts.name, phone: fields.phone, send: fields.send }} />
                </DialogBody>
              </DialogContent>
            </DialogRoot>
            <PopoverParts.Root>
              <PopoverParts.Trigger asChild>
                <Button variant="quiet">{texts.minimum}</Button>
              </PopoverParts.Trigger>
              <PopoverParts.Content>
                <Text>{texts.carton}</Text>
                <PopoverParts.Close asChild>
                  <Button size="small">{texts.close}</Button>
                </PopoverParts.Close>
              </PopoverParts.Content>
            </PopoverParts.Root>
            <ButtonLink asChild>
              <Link href={`/${locale}#help`} prefetch={false}>
                {texts.help}
              </Link>
            </ButtonLink>
            <Order texts={{ pieces: texts.pieces, sample: texts.sample, double: texts.double }} />
            <Grid>
              {fixtureProducts.map((product) => (
                <ProductCard
                  key={product.code}
                  href={`/${locale}#${product.code}`}
                  title={product.title[locale]}
                  code={product.code}
                  facts={product.facts[locale]}
                  price={
                    product.priceMinor === null ? null : { amountMinor: product.priceMinor, currency: "TRY" }
                  }
                  headingLevel={2}
                />
              ))}
            </Grid>
          </Container>
        </Section>
      </main>
      <SiteFooter
        service={[{ href: `/${locale}#help`, title: texts.help }]}
        orders={[{ href: `/${locale}#cart`, title: texts.cart }]}
        company={[{ href: `/${locale}#about`, title: texts.about }]}
        year={2026}
      />
    </>
  );
}
