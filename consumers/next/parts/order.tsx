"use client";

import { Button } from "@preforma/ui/button";
import { NumberField } from "@preforma/ui/number-field";
import { Switch } from "@preforma/ui/switch";
import { Controller, useForm, useWatch } from "react-hook-form";

interface OrderProps {
  texts: { readonly pieces: string; readonly sample: string; readonly double: string };
}

/** Fields that react-hook-form controls, rendered on the server and hydrated. */
export function Order({ texts }: OrderProps) {
  const { control, setValue } = useForm<{ pieces: number | null; sample: boolean }>({
    defaultValues: { pieces: 500, sample: false },
  });
  const { pieces, sample } = useWatch({ control });
  return (
    <form>
      <Controller
        name="pieces"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <NumberField {...field} label={texts.pieces} onValueChange={onChange} />
        )}
      />
      <Controller
        name="sample"
        control={control}
        render={({ field: { onChange, value, ...field } }) => (
          <Switch {...field} label={texts.sample} checked={value} onCheckedChange={onChange} />
        )}
      />
      <Button onClick={() => setValue("pieces", (pieces ?? 0) * 2)}>{texts.double}</Button>
      <output>{JSON.stringify({ pieces, sample })}</output>
    </form>
  );
}
