import { Button } from "../button/index.ts";
import { liveIn } from "../documentation/live.ts";
import { Text } from "../text/index.ts";
import { modalToTry } from "../dialog/dialog.fixtures.ts";
import { Drawer } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveIn(Drawer, modalToTry, ({ children, footer, ...props }, change) => {
  const close = () => change({ open: false });
  return (
    <>
      <Button onClick={() => change({ open: true })}>{props.title}</Button>
      <Drawer
        {...props}
        onOpenChange={(open) => change({ open })}
        footer={
          Boolean(footer) && (
            <Button wide onClick={close}>
              {footer}
            </Button>
          )
        }
      >
        <Text>{children}</Text>
      </Drawer>
    </>
  );
});
