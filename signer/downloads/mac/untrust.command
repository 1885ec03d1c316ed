#!/bin/sh
# Asks macOS, for this user only, no longer to trust the certificate of the Dawn Bank Signer.
exec "$(dirname "$0")/start.command" --distrust
