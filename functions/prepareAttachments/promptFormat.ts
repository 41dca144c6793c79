/** The form in which the caller wants the text for its prompt. */
import { compactPromptPortion } from '../../shared/attachments/promptPortion.ts';
import type { PreparedAttachment } from '../../shared/contract/attachment.ts';
import type { PromptFormat } from '../../shared/contract/requests.ts';

export const inPromptFormat = async (
  answer: PreparedAttachment,
  format: PromptFormat = 'marked',
): Promise<PreparedAttachment> =>
  format === 'marked' ? answer : { ...answer, deepTextPromptPortion: await compactPromptPortion(answer.deepTextPages) };
