/** The files of a speech model in its folder, as sherpa-onnx's models are distributed. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** For the operator, when the service starts. */
export class SpeechModelUnusable extends Error {
  constructor(folder: string, what: string) {
    super(`SPEECH_MODEL: ${what} The folder is ${folder}.`);
    this.name = 'SpeechModelUnusable';
  }
}

/** A transducer: the only kind that reports how sure it is of each token. */
export interface SherpaModel {
  readonly encoder: string;
  readonly decoder: string;
  readonly joiner: string;
  readonly tokens: string;
}

/** @throws SpeechModelUnusable if the folder is missing or contains no transducer */
export async function findSherpaModel(folder: string): Promise<SherpaModel> {
  const names = await readdir(folder).catch(() => {
    throw new SpeechModelUnusable(folder, 'There is no such folder.');
  });
  const part = (name: string): string | undefined => {
    const found = names.filter((file) => file.endsWith('.onnx') && file.includes(name)).sort();
    // The small form of a network is as good for words, and takes a quarter of the memory.
    return found.find((file) => file.includes('int8')) ?? found.at(0);
  };
  const encoder = part('encoder');
  const decoder = part('decoder');
  const joiner = part('joiner');
  const tokens = names.find((file) => file === 'tokens.txt');
  if (encoder === undefined || decoder === undefined || joiner === undefined || tokens === undefined) {
    throw new SpeechModelUnusable(
      folder,
      'A model for sherpa-onnx of the kind "offline transducer" is needed: the files *encoder*.onnx, *decoder*.onnx, *joiner*.onnx and tokens.txt.',
    );
  }
  return {
    encoder: join(folder, encoder),
    decoder: join(folder, decoder),
    joiner: join(folder, joiner),
    tokens: join(folder, tokens),
  };
}
