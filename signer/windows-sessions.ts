// The Windows session of the program at the other end of a connection, from the system's own
// tables. Written from Microsoft's documentation of the two functions; it has not run on Windows
// yet.

import koffi from "koffi";

const IPV4 = 2;
const OWNER_PID_CONNECTIONS = 4;
const TABLE_BYTES = 4 * 1024 * 1024;
const HEAD_BYTES = 4;
const ROW_BYTES = 24;

/** The sessions of the processes that own the caller's end of the connection, and our own. */
export function windowsSessions({ caller, own }: { caller: number; own: number }) {
  const network = koffi.load("iphlpapi.dll");
  const kernel = koffi.load("kernel32.dll");
  const tcpTable = network.func(
    "uint32 __stdcall GetExtendedTcpTable(_Out_ uint8_t *table, _Inout_ uint32 *size, int order, uint32 family, int kind, uint32 reserved)",
  );
  const sessionOf = kernel.func(
    "int __stdcall ProcessIdToSessionId(uint32 process, _Out_ uint32 *session)",
  );
  const session = (process: number) => {
    const found = [0];
    if (sessionOf(process, found) === 0) throw new Error(`no session of process ${process}`);
    return found[0] ?? -1;
  };
  const table = Buffer.alloc(TABLE_BYTES);
  const status = tcpTable(table, [TABLE_BYTES], 0, IPV4, OWNER_PID_CONNECTIONS, 0);
  if (status !== 0) throw new Error(`GetExtendedTcpTable answered ${status}`);
  const rows = Array.from({ length: table.readUInt32LE(0) }, (_, index) => {
    const at = HEAD_BYTES + index * ROW_BYTES;
    // Ports are in network byte order, in the first two of four bytes.
    return {
      local: table.readUInt16BE(at + 8),
      remote: table.readUInt16BE(at + 16),
      process: table.readUInt32LE(at + 20),
    };
  });
  const found = rows.filter(({ local, remote }) => local === caller && remote === own);
  return { callers: found.map(({ process: id }) => session(id)), own: session(process.pid) };
}
