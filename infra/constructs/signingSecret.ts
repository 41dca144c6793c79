/** A signing secret in Secrets Manager: created with the deployment, and readable only by the signer. */
import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { DeploySettings } from '../config.ts';
import type { Encryption } from './encryption.ts';

/** Letters and digits: about 380 bits, of which a key has 256. */
const SECRET_LENGTH = 64;

export interface SigningSecretProps {
  /** What it signs, and how it is replaced. */
  readonly description: string;
  /** Why nothing replaces it automatically. */
  readonly whyNotRotated: string;
  readonly settings: DeploySettings;
  readonly encryption: Encryption;
}

export class SigningSecret extends Construct {
  private readonly secret: Secret;

  constructor(scope: Construct, id: string, { description, whyNotRotated, settings, encryption }: SigningSecretProps) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description,
      generateSecretString: { passwordLength: SECRET_LENGTH, excludePunctuation: true },
      ...(encryption.key && { encryptionKey: encryption.key }),
      removalPolicy: settings.removalPolicy === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: whyNotRotated,
    });
  }

  get arn(): string {
    return this.secret.secretArn;
  }

  allowReading(role: Role): void {
    role.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [this.arn] }),
    );
  }
}
