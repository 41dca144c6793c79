/**
 * A second, independent reader: a network that saw other material than Tesseract's, for digits, Latin letters without accents and Chinese
 * characters. It errs elsewhere, so that what both read is right, and what they read differently is in doubt.
 */
import { readFileSync } from 'node:fs';
import type { CompiledWasm } from '../../pdf/webAssembly.ts';
import type { GreyPicture } from '../picture.ts';
import type { PixelBox } from '../recognised.ts';
import { startNetwork } from './network.ts';
import { readLetters, type SeenLetter } from './readLetters.ts';
import { INPUT_HEIGHT, wordInput } from './wordInput.ts';

export interface SecondReader {
  /** The letters of a word, from left to right; undefined if the reader is out of order. */
  read(picture: GreyPicture, box: PixelBox): readonly SeenLetter[] | undefined;
}

export interface SecondReaderFiles {
  /** Of ONNX Runtime. Compiled once, shared by all threads. */
  readonly runtime: CompiledWasm;
  readonly networkPath: string;
  /** One letter a line, in the order of the network's output. */
  readonly lettersPath: string;
}

/** Measured: 80 MB with the widest words. */
const MEMORY_LIMIT_BYTES = 256 * 1024 * 1024;
const PLANES = 3;

/** @returns undefined if this machine cannot run it: pages are then read without */
export async function startSecondReader(files: SecondReaderFiles): Promise<SecondReader | undefined> {
  try {
    const network = await startNetwork(files.runtime, MEMORY_LIMIT_BYTES, () => readFileSync(files.networkPath));
    const letters = lettersOf(readFileSync(files.lettersPath, 'utf8'));
    let isBroken = false;
    return {
      read: (picture, box) => {
        if (isBroken) return undefined;
        const { values, width } = wordInput(picture, box);
        try {
          return readLetters(network.run(values, [1, PLANES, INPUT_HEIGHT, width]), letters);
        } catch {
          // The page is read all the same; the next thread has a new one.
          isBroken = true;
          return undefined;
        }
      },
    };
  } catch {
    return undefined;
  }
}

/** The first column is no letter, the last one the space, which the file lacks. */
const lettersOf = (file: string): readonly string[] => [
  '',
  ...file.replace(/\r/g, '').replace(/\n$/, '').split('\n'),
  ' ',
];
