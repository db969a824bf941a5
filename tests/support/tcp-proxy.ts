import net from 'node:net';

/** How a way behaves: as it should; each piece late; pieces vanish while the connection stands; nobody there; cut in the middle. */
export type Way = 'open' | 'slow' | 'silent' | 'cut' | 'truncated';

const SLOW_MS = 40;
/** Answers are cut after so many bytes: in the middle of one. */
const TRUNCATED_BYTES = 20;

/** A way to a TCP server of this machine that can be made to fail. */
export interface TcpProxy {
  port: number;
  /** Changes how it behaves from now on; `cut` and `truncated` end what is open, as they come to it. */
  become(way: Way): void;
  close(): Promise<void>;
}

/** Opens a way to a port of this machine. */
export async function startProxy(targetPort: number): Promise<TcpProxy> {
  let way: Way = 'open';
  const sockets = new Set<net.Socket>();
  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = net.createServer((near) => {
    keep(near);
    if (way === 'cut') {
      near.destroy();
      return;
    }
    const far = net.connect(targetPort, '127.0.0.1');
    keep(far);
    /** Once a piece vanished the connection is lost for good, whatever the way becomes. */
    let lost = false;
    const forward = (from: net.Socket, to: net.Socket, isAnswer: boolean) => {
      from.on('data', (piece: Buffer) => {
        if (way === 'silent') lost = true;
        if (lost) return;
        if (way === 'slow') setTimeout(() => to.write(piece), SLOW_MS);
        else if (way === 'truncated' && isAnswer) to.write(piece.subarray(0, TRUNCATED_BYTES), () => to.destroy());
        else to.write(piece);
      });
      from.on('close', () => {
        if (!lost && way !== 'silent') to.destroy();
      });
    };
    forward(near, far, false);
    forward(far, near, true);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as net.AddressInfo).port,
    become: (next) => {
      way = next;
      if (way === 'cut') for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
