/** What a program does when nobody reads its output any more. */

/** The reader has gone, as `head` does once it has seen enough: that is no reason for the program to stop its work. */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
