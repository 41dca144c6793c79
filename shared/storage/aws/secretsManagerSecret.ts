/** The receipt secret in Secrets Manager. */
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { SigningSecret } from '../signingSecret.ts';
import { definedOnly } from './documentClient.ts';
import { SHORT_REQUESTS } from './requestTimeouts.ts';

/** @param endpoint of an AWS emulation; absent: AWS */
export function createSecretsManagerSecret(secretId: string, endpoint?: string): SigningSecret {
  const client = new SecretsManagerClient({ ...definedOnly({ endpoint }), requestHandler: SHORT_REQUESTS });
  return {
    async read() {
      const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
      if (!SecretString) throw new Error('The secret of receipts is empty.');
      return SecretString;
    },
    async replace(secret) {
      await client.send(new PutSecretValueCommand({ SecretId: secretId, SecretString: secret }));
    },
  };
}
