/**
 * The answer to a caller who has waited long enough. What has claimed its identifier goes on: the same request, sent again, joins it.
 * What has not is given up, and leaves nothing.
 */
import { AttachmentUnderWay } from '../../shared/attachments/unusableAttachment.ts';
import { MachineBusy } from '../../shared/documents/machineBusy.ts';

const RETRY_AFTER_SECONDS = 5;

export interface LateAnswer {
  /** From now on the work goes on without its caller. */
  claimed(): void;
  /** @throws MachineBusy if the caller was told that nothing came of it */
  requireCaller(): void;
  /** The caller is answered otherwise. */
  end(): void;
}

/** @param tell answers the caller; absent if the process sleeps once it has answered, as in Lambda: then nobody is late */
export function answerLate(attachmentId: string, waitMs: number, tell?: (error: Error) => void): LateAnswer {
  let isClaimed = false;
  let isGivenUp = false;
  const busy = (): Error => new MachineBusy('a preparation');
  const timer =
    tell &&
    setTimeout(() => {
      isGivenUp = !isClaimed;
      tell(isGivenUp ? busy() : new AttachmentUnderWay(attachmentId, RETRY_AFTER_SECONDS));
    }, waitMs);
  return {
    claimed: () => {
      isClaimed = true;
    },
    requireCaller: () => {
      if (isGivenUp) throw busy();
    },
    end: () => {
      clearTimeout(timer);
    },
  };
}
