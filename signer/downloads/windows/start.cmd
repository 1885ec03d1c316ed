@echo off
rem Starts the Dawn Bank Signer. With the word trust it first asks Windows to trust its certificate.
cd /d "%~dp0"
if "%1"=="trust" node.exe signer.mjs --trust
node.exe signer.mjs
pause
