import "@preforma/ui/combobox/styles.css";
import "@preforma/ui/number-field/styles.css";
import "@preforma/ui/star-rating-field/styles.css";
import "@preforma/ui/switch/styles.css";
import { textIn } from "@preforma/domain/locales";
import type { Rating } from "@preforma/domain/reviews";
import { Button } from "@preforma/ui/button";
import { Combobox, type ComboboxOption } from "@preforma/ui/combobox";
import { fixtureFieldWords } from "@preforma/ui/fixtures";
import { Cluster, Stack } from "@preforma/ui/layout";
import { NumberField } from "@preforma/ui/number-field";
import { PhoneField } from "@preforma/ui/phone-field";
import { useLocale } from "@preforma/ui/provider";
import { StarRatingField } from "@preforma/ui/star-rating-field";
import { Switch } from "@preforma/ui/switch";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import words from "./words.json";

const materials = ["PET", "HDPE", "PP"].map((name) => ({ value: name.toLowerCase(), label: name }));

interface Values {
  pieces: number | null;
  material: ComboboxOption | "";
  phone: string;
  rating: Rating | null;
  sample: boolean;
}

const defaultValues: Values = { pieces: 500, material: "", phone: "", rating: null, sample: false };

/** Fields that react-hook-form controls, and whose values it sets. */
export function Order() {
  const { locale } = useLocale();
  const texts = words[locale];
  const { control, handleSubmit, reset } = useForm<Values>({ defaultValues });
  const [sent, setSent] = useState<Values | null>(null);
  return (
    <form noValidate aria-label={texts.order} onSubmit={(event) => void handleSubmit(setSent)(event)}>
      <Stack>
        <Controller
          name="pieces"
          control={control}
          rules={{ required: texts.howMany }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <NumberField
              {...field}
              label={texts.pieces}
              min={1}
              onValueChange={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          name="material"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <Combobox
              {...field}
              label={texts.material}
              options={materials}
              onValueChange={(_, option) => onChange(option ?? "")}
            />
          )}
        />
        <Controller
          name="phone"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <PhoneField {...field} label={textIn(fixtureFieldWords, locale).phone} onValueChange={onChange} />
          )}
        />
        <Controller
          name="rating"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <StarRatingField {...field} label={texts.opinion} onValueChange={onChange} />
          )}
        />
        <Controller
          name="sample"
          control={control}
          render={({ field: { onChange, value, ...field } }) => (
            <Switch {...field} label={texts.sample} checked={value} onCheckedChange={onChange} />
          )}
        />
        <Cluster>
          <Button type="submit">{texts.order}</Button>
          <Button variant="outline" onClick={() => reset()}>
            {texts.clear}
          </Button>
        </Cluster>
        <output>{sent && JSON.stringify(sent)}</output>
      </Stack>
    </form>
  );
}
