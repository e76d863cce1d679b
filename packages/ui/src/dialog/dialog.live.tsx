import { Button } from "../button/index.ts";
import { liveIn } from "../documentation/live.ts";
import { Text } from "../text/index.ts";
import { modalToTry } from "./dialog.fixtures.ts";
import { Dialog } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveIn(Dialog, modalToTry, ({ children, footer, ...props }, change) => {
  const close = () => change({ open: false });
  return (
    <>
      <Button onClick={() => change({ open: true })}>{props.title}</Button>
      <Dialog
        {...props}
        onOpenChange={(open) => change({ open })}
        footer={Boolean(footer) && <Button onClick={close}>{footer}</Button>}
      >
        <Text>{children}</Text>
      </Dialog>
    </>
  );
});
