/** Calls our functions inside a page, in an isolated world: the page's scripts can neither see nor replace what they use. */
import type { CDPSession } from 'puppeteer-core';

const WORLD_NAME = 'citation-verification';

/** What can be passed from our process into a page. */
type Argument = string | number | boolean | readonly string[];

export interface IsolatedWorld {
  /**
   * @param inPage self-contained: its source is sent, nothing around it
   * @throws if the page navigates, crashes or is stopped meanwhile
   */
  call<Arguments extends readonly Argument[], Result>(
    inPage: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result>;
}

export function isolatedWorld(session: CDPSession): IsolatedWorld {
  return {
    async call<Arguments extends readonly Argument[], Result>(
      inPage: (...args: Arguments) => Result,
      ...args: Arguments
    ) {
      const { frameTree } = await session.send('Page.getFrameTree');
      // The browser returns the same world for the same name, until the page changes.
      const { executionContextId } = await session.send('Page.createIsolatedWorld', {
        frameId: frameTree.frame.id,
        worldName: WORLD_NAME,
      });
      const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
        functionDeclaration: inPage.toString(),
        executionContextId,
        arguments: args.map((value) => ({ value })),
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) {
        throw new Error(
          `${inPage.name} failed in the page: ${exceptionDetails.exception?.description ?? 'no reason given'}`,
        );
      }
      // The function is ours and its world is closed to the page, so its result is what its type says.
      return result.value as Result;
    },
  };
}
