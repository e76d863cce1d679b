import { setTimeout as pause } from "node:timers/promises";
import { startMailSink } from "../../../../packages/backend/src/testing/mail-sink.ts";
import { both, onSite, type Scenario } from "./scenario.ts";

export const mailServer: Scenario = {
  name: "mail server slow, hanging, refusing, gone",
  on: both,
  async run({ store }) {
    const sink = await startMailSink();
    try {
      return await onSite(
        store,
        async (_site, writers, broken) => {
          const phase = async (name: string): Promise<void> => {
            const before = writers.acknowledged.size;
            await pause(3000);
            if (writers.acknowledged.size - before < 10)
              broken.push(`forms are held up: mail server ${name}`);
          };
          sink.behave({ delay: 1500 });
          await phase("slow");
          sink.behave({ putOff: 1 });
          await phase("refusing");
          sink.behave({ delay: 60_000 });
          await phase("hanging");
          await sink.stop();
          await phase("gone");
          await sink.start();
          sink.behave({});
          const [from, before] = [performance.now(), sink.received.length];
          while (sink.received.length === before) {
            if (performance.now() - from > 120_000) {
              broken.push("no mail has been sent two minutes after the mail server was back");
              break;
            }
            await pause(50);
          }
          return [performance.now() - from];
        },
        { SMTP_URL: `${sink.url}?from=shop@example.com` },
      );
    } finally {
      await sink.stop();
    }
  },
};
