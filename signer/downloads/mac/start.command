#!/bin/sh
# Starts the Dawn Bank Signer with the Node.js of this Mac.
cd "$(dirname "$0")" || exit 1
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
if ! node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 24 ? 0 : 1)' 2>/dev/null; then
  echo "Please install Node.js 24 from https://nodejs.org first. 請先安裝 Node.js 24。"
  exit 1
fi
exec node signer.mjs "$@"
