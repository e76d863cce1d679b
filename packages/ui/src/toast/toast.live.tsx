import { Button } from "../button/index.ts";
import { liveIn } from "../documentation/live.ts";
import { toastTexts } from "./toast.fixtures.ts";
import { Toaster, type ToastContent, useToast } from "./index.ts";

/** A button that shows the message. Its table is that of what `show` takes. */
function ShowToast({ text, tone, duration, action }: ToastContent) {
  const { show } = useToast();
  return (
    <>
      <Button
        onClick={() =>
          show({
            text,
            // A field that was emptied is one that was not filled in.
            ...(tone && { tone }),
            ...(duration !== undefined && { duration }),
            // What is typed as an object cannot hold what is done.
            ...(action && { action: { ...action, onPress: () => {} } }),
          })
        }
      >
        {text}
      </Button>
      <Toaster />
    </>
  );
}

/** What can be tried on its page in Storybook. */
export const live = liveIn(
  ShowToast,
  (locale) => {
    const [text, , undo] = toastTexts[locale];
    return { text, action: { label: undo, onPress: () => {} } };
  },
  (props) => <ShowToast {...props} />,
);
