/** The form in which the caller wants the text for its prompt. */
import { compactPromptPortion } from '../../shared/attachments/promptPortion.ts';
import type { PreparedAttachment } from '../../shared/contract/attachment.ts';
import type { PromptFormat } from '../../shared/contract/requests.ts';

export const inPromptFormat = (answer: PreparedAttachment, format: PromptFormat = 'marked'): PreparedAttachment =>
  format === 'marked' ? answer : { ...answer, deepTextPromptPortion: compactPromptPortion(answer.deepTextPages) };
