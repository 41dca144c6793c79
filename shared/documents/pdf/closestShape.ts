/**
 * Which of many characters a glyph looks most like. Most glyphs look like none of them, which is found out without comparing them closely.
 */
import { likeness } from './glyphPicture.ts';
import { closeLikeness, standsApart, type GlyphShape } from './glyphShape.ts';
import type { Shapes } from './referenceShapes.ts';

/** Above the baseline, in font sizes: larger differences are not due to the style of the hand. */
const MOST_APART = 0.24;
/** Strokes and brackets are as tall as what they divide or enclose. */
const TALL = new Set('()[]{}/|⟨⟩');
const MOST_APART_TALL = 0.6;
/** Likeness that a distance of one font size counts for. */
const APART_WEIGHT = 0.4;
/** Ligatures of two letters have much in common with single characters. */
const LIGATURE_HANDICAP = 0.03;
/** Filled shapes and boxes, which any heavy drawing or square letter resembles, and the likeness required to be taken for one of them. */
const SOLID = new Set('■●◆☐☒');
const SOLID_LIKENESS = 0.93;
/** What rounding may take from a bound. */
const ROUNDING = 1e-4;

/** The shapes of some characters. */
interface Models {
  readonly characters: readonly string[];
  readonly shapes: readonly GlyphShape[];
  /** Their rough pictures, as they are and spread, one after the other: thousands are compared with them. */
  readonly rough: Float32Array;
  readonly roughSpread: Float32Array;
  readonly isTall: readonly boolean[];
  readonly handicaps: Float32Array;
  /** Maximum likeness of a shape to one of them: an icon stands for all the letters of its name, and is looked up for each. */
  readonly most: WeakMap<GlyphShape, number>;
}

const known = new WeakMap<Shapes, Map<readonly string[], Models>>();

function modelsOf(characters: readonly string[], references: Shapes): Models {
  let ofReferences = known.get(references);
  if (ofReferences === undefined) known.set(references, (ofReferences = new Map<readonly string[], Models>()));
  let models = ofReferences.get(characters);
  if (models === undefined) ofReferences.set(characters, (models = collected(characters, references)));
  return models;
}

function collected(characters: readonly string[], references: Shapes): Models {
  const all = characters.flatMap((character) => references.of(character).map((shape) => ({ character, shape })));
  const shapes = all.map(({ shape }) => shape);
  const joined = (pictures: readonly Float32Array[]): Float32Array =>
    Float32Array.from(pictures.flatMap((picture) => Array.from(picture)));
  return {
    characters: all.map(({ character }) => character),
    shapes,
    rough: joined(shapes.map(({ rough }) => rough)),
    roughSpread: joined(shapes.map(({ roughSpread }) => roughSpread())),
    isTall: all.map(({ character }) => TALL.has(character)),
    handicaps: Float32Array.from(all, ({ character }) => (character.length > 1 ? LIGATURE_HANDICAP : 0)),
    most: new WeakMap(),
  };
}

/** @returns undefined if the one that it looks most like is less like it than `least` */
export function closestShape(
  shape: GlyphShape,
  characters: readonly string[],
  references: Shapes,
  least: number,
): { character: string; likeness: number } | undefined {
  const models = modelsOf(characters, references);
  const { shapes } = models;
  if ((models.most.get(shape) ?? 1) < least) return undefined;
  const most = new Float32Array(shapes.length);
  let highest = 0;
  for (let i = 0; i < most.length; i++) {
    // As it is: if that is not enough, it need not be spread.
    most[i] = (boundAt(shape.rough, models.rough, i) + 1) / 2;
    if (most[i] >= least) most[i] = (2 * most[i] - 1 + boundAt(shape.roughSpread(), models.roughSpread, i)) / 2;
    highest = Math.max(highest, most[i]);
  }
  models.most.set(shape, highest);
  if (highest < least) return undefined;
  const handicaps = new Float32Array(shapes.length);
  let likeliest = 0;
  for (let i = 0; i < most.length; i++) {
    const apart = standsApart(shape, shapes[i]);
    const isTall = models.isTall[i];
    // Among equal shapes the one at the same height.
    handicaps[i] = models.handicaps[i] + (isTall ? 0 : apart * APART_WEIGHT);
    most[i] = apart > (isTall ? MOST_APART_TALL : MOST_APART) ? 0 : most[i] - handicaps[i];
    if (most[i] > most[likeliest]) likeliest = i;
  }
  let found = { character: '', likeness: 0, score: 0 };
  const compare = (i: number): void => {
    const alike = closeLikeness(shape, shapes[i]);
    if (alike - handicaps[i] <= found.score || (alike < SOLID_LIKENESS && SOLID.has(models.characters[i]))) return;
    found = { character: models.characters[i], likeness: alike, score: alike - handicaps[i] };
  };
  // The most likely first: most of the others need not be examined closely.
  compare(likeliest);
  for (let i = 0; i < most.length; i++) if (i !== likeliest && most[i] > found.score) compare(i);
  return found.likeness >= least ? found : undefined;
}

/** As `closestShape`, by the pictures as they are, whatever their size and place. */
export function closestPicture(
  { picture, rough }: GlyphShape,
  characters: readonly string[],
  references: Shapes,
  least: number,
): { character: string; likeness: number } | undefined {
  const models = modelsOf(characters, references);
  let found: { character: string; likeness: number } | undefined;
  for (let i = 0; i < models.shapes.length; i++) {
    const most = found?.likeness ?? least;
    if (boundAt(rough, models.rough, i) < most) continue;
    const alike = likeness(picture, models.shapes[i].picture);
    if (alike >= most && alike !== found?.likeness) found = { character: models.characters[i], likeness: alike };
  }
  return found;
}

/** Upper bound of the likeness to a model (Cauchy and Schwarz), computed in a tenth of the time of the likeness itself. */
function boundAt(rough: Float32Array, models: Float32Array, at: number): number {
  let sum = ROUNDING;
  const from = at * rough.length;
  for (let i = 0; i < rough.length; i++) sum += rough[i] * models[from + i];
  return sum;
}

/** To the character: the most in any typeface. */
export const likenessTo = (shape: GlyphShape, character: string, references: Shapes): number =>
  references.of(character).reduce((most, model) => Math.max(most, likeness(shape.picture, model.picture)), 0);

/** The same, also spread. */
export const closeTo = (shape: GlyphShape, character: string, references: Shapes): number =>
  references.of(character).reduce((most, model) => Math.max(most, closeLikeness(shape, model)), 0);
