/** What of an attachment's verifications fits into one answer: normally all verdicts, and the pictures of the latest. */
import type { StoredEntry } from '../../shared/attachments/storedVerifications.ts';

/** AWS ends a streamed answer at 200 MB. Pictures may take half of it, characters of JSON. */
const PICTURE_CHARACTERS = 100_000_000;
/** Together with a text of thousands of pages; verdicts of about ten thousand long quotations. */
const ALL_CHARACTERS = 170_000_000;

/** @param latestFirst earlier entries count more: older ones lose their pictures, and in the end are left out */
export async function* withinBounds(latestFirst: AsyncIterable<StoredEntry>): AsyncGenerator<StoredEntry> {
  let pictures = 0;
  let all = 0;
  for await (const [key, { evidence, verificationImageBase64, ...verdict }] of latestFirst) {
    const pictureSize = (evidence?.src.length ?? 0) + (verificationImageBase64?.length ?? 0);
    const shown = pictures + pictureSize <= PICTURE_CHARACTERS;
    if (shown) pictures += pictureSize;
    all += JSON.stringify(verdict).length + (shown ? pictureSize : 0);
    if (all > ALL_CHARACTERS) return;
    yield [key, shown ? { ...verdict, evidence, verificationImageBase64 } : verdict];
  }
}
