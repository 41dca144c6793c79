/** A thread that works for as many milliseconds of its processor time as it is asked to. */
import { parentPort } from 'node:worker_threads';
import { answerQuestions } from '../../shared/documents/threadAnswers.ts';

const workedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

answerQuestions(parentPort, ({ ms }) => {
  const end = workedMs() + ms;
  while (workedMs() < end);
  return Promise.resolve('done');
});
