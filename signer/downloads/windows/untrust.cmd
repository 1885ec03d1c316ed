@echo off
rem Asks Windows, for this user only, no longer to trust the certificate of the Dawn Bank Signer.
cd /d "%~dp0"
node.exe signer.mjs --distrust
pause
