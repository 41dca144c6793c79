/**
 * The lint rules against patterns whose cost grows faster than their input, with exemptions for single patterns: each was
 * examined, and says what bounds it. An exemption for a pattern that is fixed or gone is an error, too.
 */
import { relative, sep } from 'node:path';
import regexp from 'eslint-plugin-regexp';

const RULES = ['no-super-linear-backtracking', 'no-super-linear-move'];

/** A running header line with its page number is at most 60 characters, `MAX_HEAD_LENGTH`. */
const HEAD_WITH_NUMBER =
  '/^\\s*(?:(\\d{1,4})\\s+(?=\\p{Lu})([^!?;:]+)|(\\p{Lu}[^!?;:]+?)\\s+(\\d{1,4})|[-–—\\s]*(\\d{1,4})[-–—\\s]*)$/u';

/** By file: patterns as they are written, each with what bounds it. */
const EXCUSED = {
  'shared/conversion/office/xmlTags.ts': [
    // What is not a tag is text up to the next `<`: one of the two matches wherever a search begins.
    '/<(\\/?)([\\w:-]+)(?:\\s[^<>]*?)?(\\/?)>|[^<]+/g',
  ],
  'shared/documents/layout/stackedValues.ts': [
    // `MAX_VALUE`: 100 characters.
    "/^[\\p{Sc}(<>~≈≤≥±+−–-]*(?:\\p{L}{1,4}\\s?)?[\\p{Sc}(+−–-]*\\s?\\d[\\d.,:'’\\s]*[\\p{L}\\p{Sc}\\s%‰°/²³)*†]{0,9}$/u",
  ],
  'shared/documents/structure/recurrence.ts': [HEAD_WITH_NUMBER],
  'shared/matching/source/runningLines.ts': [HEAD_WITH_NUMBER],
  'shared/matching/quotation/citationMarks.ts': [
    // All of them look at the last 160 characters of a quotation, `MAX_MARK_LENGTH`.
    '/[(（]([^()（）\\n]{1,160})[)）]\\s*["”’»\'.。]*\\s*$/u',
    '/(?<=["”»’]\\s*)(?:[—–-]{1,2}|,)\\s*([^"”»’\\n]{1,160})$/u',
    '/(?:(?<=\\p{L}{4}\\s?)[⁰¹⁴-⁹][⁰¹²³⁴-⁹]{0,2}|(?<=[.,;:!?"”’»)\\]]\\s*)[⁰¹²³⁴-⁹]{1,3})\\s*["”’»\'.]*\\s*$/u',
    '/[.\\s]+$/',
  ],
  'shared/matching/quotation/unwrapMarkup.ts': [
    // Only applied to lists without white space at their end, where a bullet follows every line end.
    '/(^|\\n)\\s*[-*+•–][^\\S\\n]+/g',
  ],
  'shared/matching/text/tokens.ts': [
    // `LETTER_REACH`: the twelve characters before a number.
    '/[\\p{Script=Arabic}\\p{Script=Hebrew}][^\\p{L}\\n]*$/u',
  ],
};

/** Patterns that one of the rules has found, by file: the other rule need not find them as well. */
const found = new Map();

function excusing(name, rule, isLast) {
  return {
    ...rule,
    create(context) {
      const { sourceCode } = context;
      const file = relative(context.cwd, context.filename).split(sep).join('/');
      const excused = EXCUSED[file] ?? [];
      const seen = found.get(file) ?? new Set();
      found.set(file, seen);
      const report = (descriptor) => {
        const pattern = sourceCode.getText(descriptor.node);
        if (excused.includes(pattern)) seen.add(pattern);
        else context.report(descriptor);
      };
      const visitors = rule.create(Object.create(context, { report: { value: report } }));
      if (!isLast) return visitors;
      const exit = visitors['Program:exit'];
      return {
        ...visitors,
        'Program:exit'(node) {
          exit?.(node);
          for (const pattern of excused.filter((one) => !seen.has(one))) {
            context.report({ node, message: `This pattern needs no excuse any more: ${pattern}` });
          }
          found.delete(file);
        },
      };
    },
  };
}

export const linearPatterns = {
  rules: Object.fromEntries(RULES.map((name, i) => [name, excusing(name, regexp.rules[name], i === RULES.length - 1)])),
};
