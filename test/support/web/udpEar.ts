/** A UDP socket on the loopback interface that counts what it hears. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface UdpEar {
  readonly port: number;
  heard(): number;
  close(): Promise<void>;
}

/** @param port 0 takes any free one */
export async function udpEar(port = 0): Promise<UdpEar> {
  const socket = createSocket('udp4');
  let packets = 0;
  socket.on('message', () => {
    packets += 1;
  });
  socket.bind(port, '127.0.0.1');
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    heard: () => packets,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
