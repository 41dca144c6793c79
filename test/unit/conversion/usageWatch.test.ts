/** What a browser uses is counted over all its processes, also those that begin after the first look. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { usageOf } from '../../../shared/conversion/browser/usageWatch.ts';

describe('the usage of a process group', () => {
  it('counts processes that begin later, and none of other groups', async () => {
    const leader = spawn('sh', ['-c', 'read line; sleep 60 & echo begun; wait'], {
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const stranger = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    try {
      await Promise.all([once(leader, 'spawn'), once(stranger, 'spawn')]);
      const [group, foreign] = [Number(leader.pid), Number(stranger.pid)];
      const others = new Set<string>();
      const alone = await usageOf(group, others);
      expect(alone.bytes).toBeGreaterThan(0);
      expect(others.has(String(foreign))).toBe(true);
      expect(others.has(String(group))).toBe(false);
      leader.stdin.write('\n');
      await once(leader.stdout, 'data');
      // The memory of a process that has just begun is not counted at once.
      while ((await usageOf(group, others)).bytes <= alone.bytes) await sleep(20);
    } finally {
      for (const { pid } of [leader, stranger]) process.kill(-Number(pid), 'SIGKILL');
    }
    await once(stranger, 'exit');
    const others = new Set([String(stranger.pid)]);
    await usageOf(1, others);
    expect(others.has(String(stranger.pid))).toBe(false);
  });
});
