/**
 * A sherpa-onnx transducer that fits into a test: it knows nothing about language and says "beep" wherever there is sound. Three
 * networks in ONNX form (protocol buffers, written here by hand) and their tokens.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Bytes = Uint8Array;

function varint(value: number): Bytes {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest === 0n ? low : low | 0x80);
  } while (rest !== 0n);
  return Uint8Array.from(bytes);
}
const joined = (...parts: Bytes[]): Bytes => Buffer.concat(parts);
const number = (field: number, value: number): Bytes => joined(varint(field << 3), varint(value));
const bytes = (field: number, value: Bytes): Bytes => joined(varint((field << 3) | 2), varint(value.length), value);
const text = (field: number, value: string): Bytes => bytes(field, Buffer.from(value));

const FLOAT = 1;
const INT64 = 7;

/** A tensor in the network. */
function held(name: string, dims: readonly number[], type: number, values: readonly number[]): Bytes {
  const raw = type === FLOAT ? Float32Array.from(values) : BigInt64Array.from(values, BigInt);
  return bytes(
    5,
    joined(...dims.map((dim) => number(1, dim)), number(2, type), text(8, name), bytes(9, new Uint8Array(raw.buffer))),
  );
}
const node = (operation: string, inputs: readonly string[], output: string, ...attributes: Bytes[]): Bytes =>
  bytes(
    1,
    joined(
      ...inputs.map((name) => text(1, name)),
      text(2, output),
      text(4, operation),
      ...attributes.map((a) => bytes(5, a)),
    ),
  );
/** An attribute that is a whole number. */
const attribute = (name: string, value: number): Bytes => joined(text(1, name), number(3, value), number(20, 2));
/** Axes given by name vary. */
function tensor(field: 11 | 12, name: string, type: number, axes: readonly (number | string)[]): Bytes {
  const shape = joined(...axes.map((axis) => bytes(1, typeof axis === 'number' ? number(1, axis) : text(2, axis))));
  return bytes(field, joined(text(1, name), bytes(2, bytes(1, joined(number(1, type), bytes(2, shape))))));
}
const network = (graph: readonly Bytes[], about: Readonly<Record<string, string>>): Bytes =>
  joined(
    number(1, 8),
    bytes(8, number(2, 13)),
    bytes(7, joined(...graph, text(2, 'graph'))),
    ...Object.entries(about).map(([key, value]) => bytes(14, joined(text(1, key), text(2, value)))),
  );

const FEATURES = 80;
/** Every fourth of the 10 ms frames is examined. */
const SUBSAMPLING = 4;
const TOKENS = ['<blk>', '▁be', 'ep', '▁'] as const;
/** Mean logarithm of the energies from which it counts as sound. */
const LOUD = -8;

/** Passes on every fourth frame as it is. */
const encoder = network(
  [
    held('first', [1], INT64, [0]),
    held('end', [1], INT64, [1 << 30]),
    held('time', [1], INT64, [1]),
    held('step', [1], INT64, [SUBSAMPLING]),
    held('round', [1], INT64, [SUBSAMPLING - 1]),
    node('Slice', ['x', 'first', 'end', 'time', 'step'], 'encoder_out'),
    node('Add', ['x_lens', 'round'], 'rounded'),
    node('Div', ['rounded', 'step'], 'encoder_out_lens'),
    tensor(11, 'x', FLOAT, ['N', 'T', FEATURES]),
    tensor(11, 'x_lens', INT64, ['N']),
    tensor(12, 'encoder_out', FLOAT, ['N', 'U', FEATURES]),
    tensor(12, 'encoder_out_lens', INT64, ['N']),
  ],
  { model_type: 'zipformer2', version: '1', comment: 'a test' },
);

/** "ep" comes after "▁be", and "▁be" after everything else. */
const decoder = network(
  [
    held('last', [1], INT64, [1]),
    held(
      'table',
      [TOKENS.length, TOKENS.length],
      FLOAT,
      TOKENS.flatMap((token) => TOKENS.map((next) => (next === (token === '▁be' ? 'ep' : '▁be') ? 4 : 0))),
    ),
    node('Gather', ['y', 'last'], 'token', attribute('axis', 1)),
    node('Gather', ['table', 'token'], 'rows', attribute('axis', 0)),
    held('flat', [2], INT64, [-1, TOKENS.length]),
    node('Reshape', ['rows', 'flat'], 'decoder_out'),
    tensor(11, 'y', INT64, ['N', 2]),
    tensor(12, 'decoder_out', FLOAT, ['N', TOKENS.length]),
  ],
  { vocab_size: String(TOKENS.length), context_size: '2' },
);

/** The blank is ahead in proportion to the quiet. */
const joiner = network(
  [
    held(
      'quiet',
      [FEATURES, TOKENS.length],
      FLOAT,
      Array.from({ length: FEATURES }, () => TOKENS.map((_, at) => (at === 0 ? -1 / FEATURES : 0))).flat(),
    ),
    held(
      'bound',
      [TOKENS.length],
      FLOAT,
      TOKENS.map((_, at) => (at === 0 ? LOUD : 0)),
    ),
    node('MatMul', ['encoder_out', 'quiet'], 'silence'),
    node('Add', ['silence', 'bound'], 'balance'),
    node('Add', ['balance', 'decoder_out'], 'logit'),
    tensor(11, 'encoder_out', FLOAT, ['N', FEATURES]),
    tensor(11, 'decoder_out', FLOAT, ['N', TOKENS.length]),
    tensor(12, 'logit', FLOAT, ['N', TOKENS.length]),
  ],
  { joiner_dim: String(FEATURES) },
);

/** @param folder exists and is empty */
export async function writeTinySpeechModel(folder: string): Promise<void> {
  await writeFile(join(folder, 'encoder.onnx'), encoder);
  await writeFile(join(folder, 'decoder.onnx'), decoder);
  await writeFile(join(folder, 'joiner.onnx'), joiner);
  await writeFile(join(folder, 'tokens.txt'), TOKENS.map((token, at) => `${token} ${at}\n`).join(''));
}
