import { pathTo } from "@preforma/domain/routes";
import { Button } from "@preforma/ui/button";
import { useNavigate } from "react-router";
import { formParameter } from "../../platform/http/form-answer.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";

/**
 * The way to the catalogue that saves the products of this comparison, so that cards there add to them. With script
 * they are saved as soon as they are seen.
 */
export function AddProducts({ products, label }: { products: string; label: string }) {
  const { locale } = useTranslation();
  const navigate = useNavigate();
  return (
    <form
      action={`${pathTo("compare", locale)}?${formParameter}=gather`}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(pathTo("products", locale));
      }}
    >
      <input type="hidden" name="products" value={products} />
      <Button type="submit" variant="soft">
        {label}
      </Button>
    </form>
  );
}
