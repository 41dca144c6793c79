/** Which key encrypts the data: AWS's own, one that this stack creates, or the customer's. */
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { DeploySettings } from '../config.ts';

/** What the stores need from a key on behalf of their users; the names are complete, so that no pattern grants anything. */
const USES = [
  'kms:Decrypt',
  'kms:DescribeKey',
  'kms:Encrypt',
  'kms:GenerateDataKey',
  'kms:GenerateDataKeyWithoutPlaintext',
  'kms:ReEncryptFrom',
  'kms:ReEncryptTo',
];
/** The key opens only what these keep. */
const STORES = ['dynamodb', 's3', 'secretsmanager', 'sqs'];

export class Encryption extends Construct {
  /** Absent: AWS's own keys, which cost nothing and which nobody can withdraw. */
  readonly key: IKey | undefined;

  constructor(scope: Construct, id: string, { encryptionKey, removalPolicy }: DeploySettings) {
    super(scope, id);
    if (encryptionKey === 'aws') return;
    this.key =
      encryptionKey === 'own'
        ? new Key(this, 'Key', {
            description: 'Sources, texts, records, jobs and secrets of the citation verification service',
            enableKeyRotation: true,
            // Without it everything encrypted with it is lost.
            removalPolicy: removalPolicy === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
          })
        : Key.fromKeyArn(this, 'Key', encryptionKey);
  }

  allowUse(role: Role): void {
    if (this.key === undefined) return;
    const { region } = Stack.of(this);
    const services = STORES.map((store) => `${store}.${region}.amazonaws.com`);
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: USES,
        resources: [this.key.keyArn],
        conditions: { StringEquals: { 'kms:ViaService': services } },
      }),
    );
  }
}
