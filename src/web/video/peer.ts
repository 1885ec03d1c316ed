// A connection between two browsers. One side always offers and the other answers, so that two
// offers never collide. A page that joins, or rejoins after a reload, says hello; the offering side
// then creates a new connection, or restarts the existing one.

/** A signal for the page on the other side. */
export interface Signal {
  event: "hello" | "description" | "candidate";
  /** The page that sends it: a reload is another page. */
  peer: string;
  data: string;
}

/** The connection's state. */
export type LinkState = "waiting" | "connecting" | "connected" | "lost";

export interface PeerOptions {
  role: "offers" | "answers";
  iceServers: readonly RTCIceServer[];
  /** Camera and microphone of this side. */
  stream: MediaStream;
  send(signal: Signal): void;
  /** Called with the remote picture and sound. */
  onRemote(stream: MediaStream): void;
  onState(state: LinkState): void;
}

/** One side of a connection. */
export interface Peer {
  receive(signal: Signal): void;
  /** Says hello again: signals may have been lost. */
  greet(): void;
  /** Switches to another camera or microphone. */
  replace(stream: MediaStream): Promise<void>;
  close(): void;
}

/** One connection; a new one gets a new id, so that signals of an old one can be ignored. */
interface Link {
  id: string;
  pc: RTCPeerConnection;
  remotePeer: string;
  /** Candidates that arrived before their description. */
  early: RTCIceCandidateInit[];
  offeredAt: number;
}

/** While an offer is younger than this, another hello of the same page is ignored. */
const OFFER_MS = 4_000;
/** How long a connection may be lost before it is restarted, and the time between two attempts. */
const RECOVER_MS = 4_000;
const ID_BYTES = 16;

/** The state of one side. */
interface Side extends PeerOptions {
  ownId: string;
  link: Link | null;
  /** The page on the other side that said hello last. */
  metPeer: string;
  isClosed: boolean;
  recovery: ReturnType<typeof setInterval> | undefined;
  /** Resolves when the signals so far are processed. */
  turn: Promise<unknown>;
}

/** Opens one side; nothing is connected until the other side is there. */
export function openPeer(options: PeerOptions): Peer {
  const side: Side = {
    ...options,
    ...{ ownId: randomId(), link: null, metPeer: "", isClosed: false },
    ...{ recovery: undefined, turn: Promise.resolve() },
  };
  side.onState("waiting");
  greet(side);
  const handlers = { hello: onHello, description: onDescription, candidate: onCandidate };
  return {
    receive: (signal) => inTurn(side, () => handlers[signal.event](side, signal)),
    greet: () => greet(side),
    async replace(next) {
      side.stream = next;
      for (const sender of side.link?.pc.getSenders() ?? []) {
        const kind = sender.track?.kind;
        const track = next.getTracks().find((each) => each.kind === kind);
        if (track) await sender.replaceTrack(track);
      }
    },
    close() {
      side.isClosed = true;
      clearInterval(side.recovery);
      side.link?.pc.close();
      side.link = null;
    },
  };
}

/** In sequence: a candidate must not overtake its description. An invalid signal is dropped. */
function inTurn(side: Side, work: () => Promise<void>): void {
  side.turn = side.turn.then(() => (side.isClosed ? undefined : work())).catch(() => undefined);
}

function sendSignal({ send, ownId }: Side, event: Signal["event"], data: object): void {
  send({ event, peer: ownId, data: JSON.stringify(data) });
}

function greet(side: Side): void {
  sendSignal(side, "hello", {});
}

function openLink(side: Side, id: string, remotePeer: string): Link {
  side.link?.pc.close();
  const pc = new RTCPeerConnection({ iceServers: [...side.iceServers] });
  const link: Link = { id, pc, remotePeer, early: [], offeredAt: 0 };
  for (const track of side.stream.getTracks()) pc.addTrack(track, side.stream);
  pc.onicecandidate = ({ candidate }) =>
    candidate && sendSignal(side, "candidate", { link: id, candidate: candidate.toJSON() });
  pc.ontrack = ({ streams: [remote] }) => remote && side.onRemote(remote);
  pc.onconnectionstatechange = () => side.link === link && follow(side, pc.connectionState);
  side.link = link;
  side.onState("connecting");
  return link;
}

function follow(side: Side, state: RTCPeerConnectionState): void {
  if (state === "connected") {
    clearInterval(side.recovery);
    side.recovery = undefined;
    side.onState("connected");
  }
  if (state !== "disconnected" && state !== "failed") return;
  side.onState("lost");
  side.recovery ??= setInterval(recover, RECOVER_MS, side);
}

/** The offering side restarts the connection; the answering side requests it. */
function recover(side: Side): void {
  const { link, role } = side;
  if (link?.pc.connectionState === "connected") return;
  if (role === "answers") greet(side);
  else if (link) inTurn(side, () => offer(side, link, true));
}

async function offer(side: Side, link: Link, iceRestart: boolean): Promise<void> {
  link.offeredAt = performance.now();
  await link.pc.setLocalDescription(await link.pc.createOffer({ iceRestart }));
  sendSignal(side, "description", { link: link.id, description: link.pc.localDescription });
}

async function onHello(side: Side, { peer }: Signal): Promise<void> {
  if (side.role === "answers") {
    if (peer === side.metPeer) return;
    side.metPeer = peer;
    return greet(side);
  }
  const { link } = side;
  if (link?.remotePeer !== peer) return offer(side, openLink(side, randomId(), peer), false);
  const isYoung = performance.now() - link.offeredAt < OFFER_MS;
  if (!isYoung) await offer(side, link, true);
}

async function onDescription(side: Side, { peer, data }: Signal): Promise<void> {
  const { link: id, description } = JSON.parse(data);
  const known = side.link?.id === id ? side.link : null;
  if (side.role === "offers") {
    if (known?.pc.signalingState === "have-local-offer") await take(known, description);
    return;
  }
  side.metPeer = peer;
  const link = known ?? openLink(side, id, peer);
  await take(link, description);
  await link.pc.setLocalDescription(await link.pc.createAnswer());
  sendSignal(side, "description", { link: id, description: link.pc.localDescription });
}

async function onCandidate({ link }: Side, { data }: Signal): Promise<void> {
  const { link: id, candidate } = JSON.parse(data);
  if (link?.id !== id) return;
  if (link?.pc.remoteDescription) await link.pc.addIceCandidate(candidate);
  else link?.early.push(candidate);
}

async function take(link: Link, description: RTCSessionDescriptionInit): Promise<void> {
  await link.pc.setRemoteDescription(description);
  for (const candidate of link.early.splice(0)) await link.pc.addIceCandidate(candidate);
}

/** Not randomUUID: it is newer than the oldest browsers that can make a call. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
