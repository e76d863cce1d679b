import { Button } from "../button/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { liveIn } from "../documentation/live.ts";
import { Text } from "../text/index.ts";
import { Popover } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveIn(
  Popover,
  (locale) => ({
    label: dialogFixture[locale].title,
    children: dialogFixture[locale].lead,
    trigger: <Button variant="outline">{dialogFixture[locale].title}</Button>,
  }),
  ({ children, ...props }) => (
    // Room on each side that it may hang from.
    <div style={{ display: "flex", justifyContent: "center", paddingBlock: "8rem" }}>
      <Popover {...props}>
        <Text>{children}</Text>
      </Popover>
    </div>
  ),
);
