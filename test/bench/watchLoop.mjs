/**
 * Loaded into a measured service before anything else: tells its parent process how long the event loop was held. A stretch is
 * the main thread's work between two ticks of a timer: on a machine that others keep busy the clock would count their work.
 */
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 4;

if (isMainThread) {
  // For this process alone, not for those that it starts.
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
