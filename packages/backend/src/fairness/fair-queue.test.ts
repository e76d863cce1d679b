import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, test } from "vitest";
import { FairQueue, QueueFullError } from "./fair-queue.ts";
import { networkOf } from "./visitor.ts";

const bounds = { atOnce: 2, perVisitor: 1, waitingPerVisitor: 3, waiting: 6 };

/** Work that lasts until it is released. */
function held(): { work: () => Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, release: resolve };
}

describe("the fair queue", () => {
  it("S8: lets a later visitor pass one who requests much", async () => {
    const queue = new FairQueue({ ...bounds, waitingPerVisitor: 50, waiting: 100 });
    const done: string[] = [];
    const greedy = Array.from({ length: 40 }, (_, index) =>
      queue.run("greedy", async () => {
        await pause(2);
        done.push(`greedy ${index}`);
      }),
    );
    await pause(5);
    const before = done.length;
    await queue.run("honest", () => Promise.resolve(done.push("honest")));
    expect(done.indexOf("honest")).toBeLessThan(before + 5);
    await Promise.all(greedy);
    expect(done).toHaveLength(41);
    expect(queue.busy).toBe(0);
  });

  it("S8: refuses a visitor's requests beyond the bound at once, and nobody else's", async () => {
    const queue = new FairQueue(bounds);
    const { work, release } = held();
    const taken = Array.from({ length: 4 }, () => queue.run("greedy", work));
    await expect(queue.run("greedy", work)).rejects.toThrow(QueueFullError);
    await expect(queue.run("honest", () => Promise.resolve("served"))).resolves.toBe("served");
    release();
    await Promise.all(taken);
    await expect(queue.run("greedy", () => Promise.resolve("again"))).resolves.toBe("again");
  });

  it("S8: refuses requests beyond the total bound at once", async () => {
    const queue = new FairQueue(bounds);
    const { work, release } = held();
    const taken = Array.from({ length: 8 }, (_, index) => queue.run(`visitor ${index}`, work));
    await expect(queue.run("one more", work)).rejects.toThrow(QueueFullError);
    release();
    await Promise.all(taken);
    expect(queue.busy).toBe(0);
  });

  describe("with a bound on the expected wait", () => {
    let time = 0;
    /** A queue after a task that took some time, ms. */
    const queueOf = async (taken: number, over: Partial<typeof bounds> = {}): Promise<FairQueue> => {
      const queue = new FairQueue(
        { atOnce: 2, perVisitor: 2, waitingPerVisitor: 60, waiting: 300, expectedWait: 400, ...over },
        () => time,
      );
      await queue.run("first", () => Promise.resolve((time += taken)));
      return queue;
    };
    /** Number of tasks that are accepted before one is refused. */
    const taken = async (queue: FairQueue, visitorOf: (index: number) => string): Promise<number> => {
      const { work, release } = held();
      const all: Promise<void>[] = [];
      const refused: number[] = [];
      for (let index = 0; index < 400; index++) {
        const add = queue.run(visitorOf(index), work).catch((error: unknown) => {
          if (!(error instanceof QueueFullError)) throw error;
          refused.push(index);
        });
        all.push(add);
      }
      await pause(0);
      release();
      await Promise.all(all);
      return refused[0] ?? all.length;
    };

    it.each([
      // Two run; each waiting task adds the time of one.
      [100, 2 + 5],
      [200, 2 + 3],
      // As many tasks as may run may always wait.
      [1000, 2 + 2],
      // Here the max number applies.
      [0, 2 + 300],
    ])("S8: work that takes %i ms is refused once %i pieces run or wait", async (time, count) => {
      expect(await taken(await queueOf(time), (index) => `visitor ${index}`)).toBe(count);
    });

    it("S8: a visitor's own requests wait only for each other, and are bounded only in number", async () => {
      expect(await taken(await queueOf(1000), () => "visitor")).toBe(2 + 60);
    });

    it("S8: a visitor who requests much does not cause refusals for others", async () => {
      const queue = await queueOf(100);
      const { work, release } = held();
      const greedy = Array.from({ length: 60 }, () => queue.run("greedy", work).catch(() => {}));
      const honest = queue.run("honest", () => Promise.resolve("served"));
      release();
      await expect(honest).resolves.toBe("served");
      await Promise.all(greedy);
    });

    it("S8: after slow tasks it accepts new ones once nothing waits, and learns that they are quick", async () => {
      const queue = await queueOf(60_000);
      for (let count = 0; count < 60; count++) await queue.run("visitor", () => Promise.resolve((time += 1)));
      expect(await taken(queue, (index) => `visitor ${index}`)).toBeGreaterThan(100);
    });
  });

  it("S8: drops aborted tasks, and continues after a failure", async () => {
    const queue = new FairQueue(bounds);
    const { work, release } = held();
    const first = queue.run("visitor", work);
    const gone = new AbortController();
    let isDone = false;
    const dropped = queue.run("visitor", () => Promise.resolve((isDone = true)), gone.signal);
    const failed = queue.run("visitor", () => Promise.reject(new Error("broken")));
    gone.abort(new Error("gone"));
    release();
    await first;
    await expect(dropped).rejects.toThrow("gone");
    await expect(failed).rejects.toThrow("broken");
    expect(isDone).toBe(false);
    await expect(queue.run("visitor", () => Promise.resolve("next"))).resolves.toBe("next");
  });

  it("S8: yields to other requests between two tasks", async () => {
    const queue = new FairQueue({ ...bounds, waitingPerVisitor: 20, waiting: 20 });
    let turns = 0;
    const work = Array.from({ length: 10 }, () => queue.run("visitor", () => Promise.resolve()));
    const count = (): void => {
      turns++;
      if (queue.busy > 0) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(work);
    expect(turns).toBeGreaterThanOrEqual(9);
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:2:ffff::", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
  ["unix socket", "unix socket"],
])("%s belongs to %s", (address, network) => expect(networkOf(address)).toBe(network));
