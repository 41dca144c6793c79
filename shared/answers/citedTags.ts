/** Citations that models are taught to write as attributes of `<cite …>` tags. */
import { quotationOf } from './citationFields.ts';
import type { AnswerQuotation } from './quotation.ts';

export interface CitedTag {
  /** UTF-16 offsets of the tag in the answer, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<cite\s([^<>]+?)\/?>/giu;
const ATTRIBUTE = /([A-Za-z_][\w-]{0,40})\s{0,4}=\s{0,4}(?:"([^"]*)"|'((?:\\'|[^'])*)')/gu;

/** The `<cite …>` tags of an answer that is not HTML. */
export const citedTags = (answer: string): CitedTag[] =>
  Array.from(answer.matchAll(TAG), (tag) => ({
    start: tag.index,
    end: tag.index + tag[0].length,
    attributes: Object.fromEntries(
      Array.from(tag[1].matchAll(ATTRIBUTE), (match) => [
        match[1],
        (match.at(2) ?? match.at(3) ?? '').replaceAll("\\'", "'"),
      ]),
    ),
  }));

export const quotationOfTag = ({ start, end, attributes }: CitedTag): AnswerQuotation[] =>
  quotationOf(attributes, start, end);
