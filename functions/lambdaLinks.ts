/** The components of the functions that hand out links, and of the one that opens them; separate, so that the others' bundles do not contain them. */
import type { Clock } from '../shared/platform/clock.ts';
import { processEnvironment, readLinkSettings, type Settings } from '../shared/platform/settings.ts';
import { createSecretsManagerSecret } from '../shared/storage/aws/secretsManagerSecret.ts';
import { createSignedLinks, type SignedLinks } from '../shared/storage/signedLinks.ts';
import type { Storage } from '../shared/storage/storage.ts';

interface Runtime {
  readonly settings: Settings;
  readonly clock: Clock;
}

/** The secret is read with the first link that a process signs or opens, and again after a failure. */
export function lambdaLinks({ settings, clock }: Runtime): () => Promise<SignedLinks> {
  const { LINK_SECRET_ARN, LINKS_BASE_URL, AWS_ENDPOINT_URL } = readLinkSettings(processEnvironment());
  const stored = createSecretsManagerSecret(LINK_SECRET_ARN, AWS_ENDPOINT_URL);
  let links: Promise<SignedLinks> | undefined;
  const read = async (): Promise<SignedLinks> =>
    createSignedLinks({
      secret: Buffer.from(await stored.read()),
      lifetimeSeconds: settings.SIGNED_LINK_SECONDS,
      clock,
      publicBaseUrl: () => LINKS_BASE_URL,
    });
  return () => {
    links ??= read().catch((error: unknown) => {
      links = undefined;
      throw error;
    });
    return links;
  };
}

/** The same storage, whose links outlive the session of the role that signs them. */
export function withLastingLinks<R extends Runtime & { readonly storage: Storage }>(runtime: R): R {
  const links = lambdaLinks(runtime);
  const { files } = runtime.storage;
  const lasting = {
    ...files,
    signLink: async (...args: Parameters<SignedLinks['sign']>) => (await links()).sign(...args),
  };
  return { ...runtime, storage: { ...runtime.storage, files: lasting } };
}
