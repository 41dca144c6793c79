/** The internals of dynalite that `memoryDatabase.ts` calls: actions, and the rules that check requests. */
declare module 'dynalite/validations/index.js' {
  const validations: {
    checkTypes(request: unknown, types: unknown): Readonly<Record<string, unknown>>;
    checkValidations(request: unknown, types: unknown, custom: unknown, store: unknown): void;
  };
  export default validations;
}

declare module 'dynalite/validations/*.js' {
  const rules: { readonly types: unknown; readonly custom: unknown };
  export default rules;
}

declare module 'dynalite/actions/*.js' {
  type Answer = Readonly<Record<string, unknown>>;
  export default function action(
    store: unknown,
    request: unknown,
    done: (error: Error | undefined, answer: Answer) => void,
  ): void;
}

declare module 'dynalite/db/index.js' {
  interface DynaliteInternals {
    /** In memory. */
    create(options: { readonly createTableMs: number }): { readonly db: { close(): Promise<void> } };
  }
}
