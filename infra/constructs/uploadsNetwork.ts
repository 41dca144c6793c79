/** The network of the container for large uploads: two zones, nothing else in it, and routes to S3 and DynamoDB that cost nothing. */
import { Fn, Validations } from 'aws-cdk-lib';
import { GatewayVpcEndpointAwsService, IpAddresses, SubnetType, Vpc } from 'aws-cdk-lib/aws-ec2';
import { Construct } from 'constructs';

/** Any range would do: the network is connected to no other. */
const ADDRESSES = '10.0.0.0/20';

/** Tasks have public addresses, which cost a tenth of a NAT gateway; the load balancer cannot be reached from outside. */
export const TASK_SUBNETS = SubnetType.PUBLIC;
export const BALANCER_SUBNETS = SubnetType.PRIVATE_ISOLATED;

export class UploadsNetwork extends Construct {
  readonly vpc: Vpc;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const zones = Fn.getAzs();
    this.vpc = new Vpc(this, 'Vpc', {
      ipAddresses: IpAddresses.cidr(ADDRESSES),
      // Named this way, no account has to be queried at synthesis.
      availabilityZones: [Fn.select(0, zones), Fn.select(1, zones)],
      natGateways: 0,
      restrictDefaultSecurityGroup: false,
      subnetConfiguration: [
        { name: 'Tasks', subnetType: TASK_SUBNETS },
        { name: 'Balancer', subnetType: BALANCER_SUBNETS },
      ],
      gatewayEndpoints: {
        Files: { service: GatewayVpcEndpointAwsService.S3 },
        Records: { service: GatewayVpcEndpointAwsService.DYNAMODB },
      },
    });
    Validations.of(this.vpc).acknowledge({
      id: 'AwsSolutions-VPC7',
      reason: 'One kind of traffic, which the logs of the container tell better than flows of packets.',
    });
  }
}
