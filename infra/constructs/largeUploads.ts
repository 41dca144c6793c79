/**
 * The container for uploads that API Gateway does not take: on Fargate, behind a load balancer that only CloudFront reaches.
 * Nobody builds an image: a public Node.js image starts the server, whose archive was brought by a public image of AWS's command
 * line.
 */
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { OriginProtocolPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { VpcOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Peer, Port } from 'aws-cdk-lib/aws-ec2';
import {
  AwsLogDriver,
  Cluster,
  ContainerDependencyCondition,
  ContainerImage,
  ContainerInsights,
  CpuArchitecture,
  FargateService,
  FargateTaskDefinition,
  OperatingSystemFamily,
} from 'aws-cdk-lib/aws-ecs';
import {
  ApplicationLoadBalancer,
  ApplicationProtocol,
  HttpCodeElb,
  HttpCodeTarget,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { ApplicationTargetGroup } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { Construct } from 'constructs';
import type { DeploySettings } from '../config.ts';
import { ALARM_PERIOD } from './alarms.ts';
import type { Alarms } from './alarms.ts';
import { BALANCER_SUBNETS, TASK_SUBNETS, UploadsNetwork } from './uploadsNetwork.ts';

/** Where the container listens. */
const PORT = 8080;
/** ECS resolves a tag to one digest per deployment, so all tasks run the same; each deployment picks up the images' security updates. */
const NODE_IMAGE = 'public.ecr.aws/docker/library/node:24-bookworm-slim';
const AWS_CLI_IMAGE = 'public.ecr.aws/aws-cli/aws-cli:latest';
/** The volume through which the archive is handed over. */
const ARCHIVE = { volume: 'archive', folder: '/archive', file: '/archive/server.tar.gz' } as const;
/**
 * Half an ARM processor and 2 GiB: the largest document, PDFium's memory (512 MiB at most) and a small one beside it. Long work
 * goes to the queues' functions. At rest in us-east-1, list prices of November 2026, 730 hours: $11.82 and $5.20, the balancer
 * $16.43, one public address $3.65.
 */
export const CPU_UNITS = 512;
export const MEMORY_MIB = 2048;
/** One is enough to start with; a second one comes when the first is busy, and the number limits the bill. */
const FEWEST_TASKS = 1;
const MOST_TASKS = 4;
const BUSY_PERCENT = 60;
/** Known clients give up at 90 s; shorter than the container keeps its own idle connections. */
const ANSWER_TIMEOUT = Duration.seconds(100);
/** Uploads in progress when a task is replaced. */
const DRAIN_TIME = Duration.seconds(120);
const SERVER_ERRORS_ALARM = 5;

export interface LargeUploadsProps {
  /** The server's archive (`packUploadServer.ts`), on this machine. */
  readonly archivePath: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly settings: DeploySettings;
  readonly alarms: Alarms;
}

export class LargeUploads extends Construct {
  /** May write its log and nothing else until it is granted more. */
  readonly role: Role;
  private readonly balancer: ApplicationLoadBalancer;

  constructor(scope: Construct, id: string, { archivePath, environment, settings, alarms }: LargeUploadsProps) {
    super(scope, id);
    const { vpc } = new UploadsNetwork(this, 'Network');
    const logGroup = new LogGroup(this, 'Logs', {
      retention: settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('ecs-tasks.amazonaws.com') });
    const task = new FargateTaskDefinition(this, 'Task', {
      taskRole: this.role,
      cpu: CPU_UNITS,
      memoryLimitMiB: MEMORY_MIB,
      runtimePlatform: { cpuArchitecture: CpuArchitecture.ARM64, operatingSystemFamily: OperatingSystemFamily.LINUX },
    });
    const archive = new Asset(this, 'Archive', { path: archivePath });
    this.role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['s3:GetObject'],
        resources: [archive.bucket.arnForObjects(archive.s3ObjectKey)],
      }),
    );
    task.addVolume({ name: ARCHIVE.volume });
    const bringer = task.addContainer('Bringer', {
      image: ContainerImage.fromRegistry(AWS_CLI_IMAGE),
      essential: false,
      command: ['s3', 'cp', '--no-progress', archive.s3ObjectUrl, ARCHIVE.file],
      logging: new AwsLogDriver({ logGroup, streamPrefix: 'bringer' }),
    });
    bringer.addMountPoints({ containerPath: ARCHIVE.folder, sourceVolume: ARCHIVE.volume, readOnly: false });
    const server = task.addContainer('Server', {
      image: ContainerImage.fromRegistry(NODE_IMAGE),
      user: 'node',
      command: ['sh', '-c', startCommand('/tmp/server')],
      environment: {
        ...environment,
        PORT: String(PORT),
        NODE_ENV: 'production',
        // glibc's arenas, one per thread, keep freed memory: with two of them the service stays a quarter smaller under load.
        MALLOC_ARENA_MAX: '2',
      },
      logging: new AwsLogDriver({ logGroup, streamPrefix: 'uploads' }),
      portMappings: [{ containerPort: PORT }],
      stopTimeout: DRAIN_TIME,
    });
    server.addMountPoints({ containerPath: ARCHIVE.folder, sourceVolume: ARCHIVE.volume, readOnly: true });
    server.addContainerDependencies({ container: bringer, condition: ContainerDependencyCondition.SUCCESS });
    const cluster = new Cluster(this, 'Cluster', { vpc, containerInsightsV2: ContainerInsights.ENABLED });
    const service = new FargateService(this, 'Service', {
      cluster,
      taskDefinition: task,
      desiredCount: FEWEST_TASKS,
      minHealthyPercent: 100,
      circuitBreaker: { rollback: true },
      // Its security group admits only the load balancer.
      assignPublicIp: true,
      vpcSubnets: { subnetType: TASK_SUBNETS },
    });
    service
      .autoScaleTaskCount({ minCapacity: FEWEST_TASKS, maxCapacity: MOST_TASKS })
      .scaleOnCpuUtilization('Busy', { targetUtilizationPercent: BUSY_PERCENT });

    this.balancer = new ApplicationLoadBalancer(this, 'Balancer', {
      vpc,
      internetFacing: false,
      vpcSubnets: { subnetType: BALANCER_SUBNETS },
      idleTimeout: ANSWER_TIMEOUT,
      dropInvalidHeaderFields: true,
    });
    // CloudFront reaches it through its own interface in this network, which contains nothing else.
    this.balancer.connections.allowFrom(
      Peer.ipv4(vpc.vpcCidrBlock),
      Port.tcp(80),
      'CloudFront, from within the network',
    );
    const targets = this.balancer
      .addListener('Http', { port: 80, protocol: ApplicationProtocol.HTTP, open: false })
      .addTargets('Tasks', {
        port: PORT,
        protocol: ApplicationProtocol.HTTP,
        targets: [service],
        deregistrationDelay: DRAIN_TIME,
        // The path takes only POST: this answer shows that the server routes requests, and costs nothing.
        healthCheck: { path: '/prepareAttachments', healthyHttpCodes: '405' },
      });
    this.addAlarms(alarms, targets);
    acknowledgeFindings(task, this.balancer);
  }

  /** @param originId the distribution function's name for it */
  origin(originId: string): VpcOrigin {
    return VpcOrigin.withApplicationLoadBalancer(this.balancer, {
      originId,
      protocolPolicy: OriginProtocolPolicy.HTTP_ONLY,
      readTimeout: ANSWER_TIMEOUT,
    });
  }

  private addAlarms(alarms: Alarms, targets: ApplicationTargetGroup): void {
    alarms.add(this, 'NoTask', {
      metric: targets.metrics.unhealthyHostCount({ period: ALARM_PERIOD, statistic: 'max' }),
      threshold: 1,
      periods: 3,
      description: 'A task for large uploads does not answer. Its log says why; ECS starts another one.',
    });
    alarms.add(this, 'ServerErrors', {
      metric: targets.metrics.httpCodeTarget(HttpCodeTarget.TARGET_5XX_COUNT, { period: ALARM_PERIOD }),
      threshold: SERVER_ERRORS_ALARM,
      description: 'Large uploads get 5xx from the container. Its log has the causes, by request id.',
    });
    alarms.add(this, 'Unreachable', {
      metric: this.balancer.metrics.httpCodeElb(HttpCodeElb.ELB_5XX_COUNT, { period: ALARM_PERIOD }),
      threshold: SERVER_ERRORS_ALARM,
      description: 'Large uploads find no task, or one that does not answer in time.',
    });
  }
}

/** `exec`: signals reach the server itself. */
const startCommand = (folder: string): string =>
  `mkdir ${folder} && cd ${folder} && tar -xzf ${ARCHIVE.file} && exec node index.mjs`;

/** What cdk-nag finds here, and why it stays. */
function acknowledgeFindings(task: FargateTaskDefinition, balancer: ApplicationLoadBalancer): void {
  Validations.of(task).acknowledge(
    { id: 'AwsSolutions-ECS2', reason: 'The environment names resources and limits; there are no secrets in it.' },
    {
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Signing in to the registry of images knows no narrower resource; the rest of the role names its own.',
    },
  );
  Validations.of(balancer).acknowledge(
    { id: 'AwsSolutions-ELB2', reason: 'The container logs every request with its id, and the balancer adds nothing.' },
    { id: 'AwsSolutions-EC23', reason: 'The range is that of its own network, which the rule cannot read.' },
  );
}
