/**
 * Loaded into a service that is measured, before anything of its own: tells the process that began it for how long the event loop
 * was held. A stretch is the work of the main thread between two ticks of a timer: on a machine that others keep busy the clock
 * would count their work.
 */
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 4;

if (isMainThread) {
  // Of this process alone, not of those that it begins.
  delete process.env.NODE_OPTIONS;
  let before = process.threadCpuUsage();
  let longestMs = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longestMs = Math.max(longestMs, (user + system) / 1000);
  }, TICK_MS).unref();
  process.on('message', () => {
    process.send?.(longestMs);
    longestMs = 0;
  });
  process.channel?.unref();
}
